import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/** Sentences about vouchers whose counters differ from their live uses or claims; none when all is well. */
export const auditPromos = async ({ db }: Context): Promise<string[]> => {
  const { rows } = await sql<{ code: string; used: number; uses: number; claimed: number; claims: number }>`
    select v.voucher_code as code, v.used, v.claimed,
      (select count(*) from voucher_uses u where u.voucher_id = v.id and u.released_at is null) as uses,
      (select count(*) from voucher_claims c where c.voucher_id = v.id) as claims
    from vouchers v`.execute(db);
  return rows.flatMap(({ code, used, uses, claimed, claims }) => [
    ...(used === uses ? [] : [`voucher ${code} counts ${used} uses and has ${uses}`]),
    ...(claimed === claims ? [] : [`voucher ${code} counts ${claimed} claims and has ${claims}`]),
  ]);
};
