import { join } from 'node:path';
import { AuditLog } from './audit-log.ts';
import { KeyRing } from './key-ring.ts';
import { OpsSessions } from './ops-session.ts';

export type { AuditEntry } from './audit-log.ts';
export { AuditLog } from './audit-log.ts';
export { type KeyEntry, KeyError, KeyRing } from './key-ring.ts';
export { OpsSessions, sessionSeconds } from './ops-session.ts';
export { type Ask, mayDo, type Role, roleOf } from './role.ts';

export interface Access {
  ring: KeyRing;
  sessions: OpsSessions;
  audit: AuditLog;
}

/**
 * Keys, sessions and audit of a registry; they live in `access/` beside its log. While `answers` reports
 * that the disk does not respond, the keys and sessions read last apply.
 */
export const openAccess = (releasesDir: string, answers: () => boolean = () => true): Access => {
  const file = (name: string) => join(releasesDir, 'access', name);
  const ring = new KeyRing(file('keys.json'), answers);
  return {
    ring,
    sessions: new OpsSessions(file('session.key'), ring, answers),
    audit: new AuditLog(file('audit.jsonl')),
  };
};
