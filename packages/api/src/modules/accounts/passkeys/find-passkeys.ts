import type { Passkey } from '@pasar/contract';
import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';

export type PasskeyRow = Selectable<Database['passkeys']>;

/** The passkeys of a user, the oldest first. */
export const findPasskeys = ({ db }: Context, userId: number): Promise<PasskeyRow[]> =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();

export const presentPasskey = ({
  id,
  name,
  browser,
  system,
  created_at,
  last_used_at,
}: PasskeyRow): Passkey => ({
  ...{ id, name, browser, system },
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

/** Those of an account, so that a browser knows which of its passkeys may answer. */
export const describePasskeys = (passkeys: readonly PasskeyRow[]): { id: string; type: 'public-key' }[] =>
  passkeys.map(({ credential_id }) => ({ id: credential_id, type: 'public-key' as const }));
