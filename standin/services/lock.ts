/** LockService: keeps executions from running at once. A run that ends, or asks a person something, loses its lock. */
import { strict } from '../strict';
import type { Context } from './context';

type Service = GoogleAppsScript.Lock.LockService;
type Lock = GoogleAppsScript.Lock.Lock;

export function openLockService(context: Context): Service {
  const members = { getDocumentLock: () => openLock(context) } satisfies Partial<Service>;
  return strict<Service>(context.execution, 'LockService', members);
}

/** Nobody waits here, since nothing else happens meanwhile. */
function openLock({ host, execution }: Context): Lock {
  const members = {
    hasLock: () => execution.hasLock,
    tryLock: (_milliseconds: number) => {
      execution.hasLock = !host.lockHeldElsewhere;
      return execution.hasLock;
    },
    releaseLock: () => {
      execution.hasLock = false;
    },
  } satisfies Partial<Lock>;
  return strict<Lock>(execution, 'Lock', members);
}
