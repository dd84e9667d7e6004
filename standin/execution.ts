/** One run of the script: in which authorisation mode it is, what it calls, and what it gets wrong. */
import { type AuthModeName, forbidden } from './authorisation';
import type { Access, ServiceCall } from './types';

export interface Execution {
  readonly mode: AuthModeName;
  /** Whose execution it is; null for the owner of the spreadsheet, who may change every cell. */
  readonly user: string | null;
  /** Comes before every call on a service: records it, asks the hook, and throws when the mode forbids it. */
  before(call: ServiceCall): void;
  /** Throws what no careful script does, and remembers it, so that the script cannot swallow it. */
  violation(message: string): never;
  readonly violations: readonly string[];
  /** Whether this run holds the lock of the document. */
  hasLock: boolean;
}

/** An error in Google's words, of the kind that a script may catch and live with. */
export function exception(message: string): Error {
  const error = new Error(message);
  error.name = 'Exception';
  return error;
}

export function startExecution(
  mode: AuthModeName,
  record: (call: ServiceCall) => void,
  { user = null, access = 'granted' }: { readonly user?: string | null; readonly access?: Access } = {},
): Execution {
  const violations: string[] = [];
  return {
    mode,
    user,
    before(call) {
      record(call);
      const reason = forbidden(mode, call.name, access);
      if (reason !== null) throw exception(reason);
    },
    violation(message) {
      violations.push(message);
      throw new Error(message);
    },
    violations,
    hasLock: false,
  };
}
