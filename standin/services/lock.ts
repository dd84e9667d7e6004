/** LockService: keeps executions out of each other's way. A run ends its locks by ending, and loses them by asking the person something. */
import { exception } from '../execution';
import { strict } from '../strict';
import type { Context } from './context';

type Service = GoogleAppsScript.Lock.LockService;
type Lock = GoogleAppsScript.Lock.Lock;

export function openLockService(context: Context): Service {
  const members = {
    getDocumentLock: () => openLock(context, 'document'),
    getScriptLock: () => openLock(context, 'script'),
    getUserLock: () => openLock(context, 'user'),
  } satisfies Partial<Service>;
  return strict<Service>(context.execution, 'LockService', members);
}

/** Only the document's lock can be held elsewhere here; nobody waits, since nothing else happens meanwhile. */
function openLock({ host, execution }: Context, name: string): Lock {
  const { locks } = execution;
  const tryLock = (_milliseconds: number): boolean => {
    const free = !(name === 'document' && host.lockHeldElsewhere);
    if (free) locks.add(name);
    return free;
  };
  const members = {
    hasLock: () => locks.has(name),
    tryLock,
    waitLock: (milliseconds: number) => {
      if (!tryLock(milliseconds)) {
        throw exception('Lock timeout: another process was holding the lock for too long.');
      }
    },
    releaseLock: () => {
      locks.delete(name);
    },
  } satisfies Partial<Lock>;
  return strict<Lock>(execution, 'Lock', members);
}
