import type { AdminStoreDetail } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

type Elsewhere = NonNullable<AdminStoreDetail['elsewhere']>[number];

/** So many are named of each kind; more say nothing new. */
const most = 10;

/**
 * Other stores and accounts that have an image, the bank account, a phone or the NPWP of a store: what somebody who
 * opens a second one brings along. The store's owner and what is empty do not count.
 */
export const findElsewhere = async ({ db }: Context, merchantId: number): Promise<Elsewhere[]> => {
  const { rows } = await sql<Elsewhere>`
    with own as (
      select m.id, m.user_id, m.no_npwp, b.bank_id, b.rekening,
        array_remove(array[nullif(m.pic_phone, ''), nullif(u.phone, '')], null) as phones
      from merchants m join users u on u.id = m.user_id
      left join merchant_banks b on b.merchant_id = m.id
      where m.id = ${merchantId}
    ), same_images as (
      select o.id from merchant_documents d
      join media i on i.id = d.media_id join media o on o.sha256 = i.sha256
      where d.merchant_id = ${merchantId}
    ), found as (
      select 'image' as what, 'store' as kind, d.merchant_id as id
      from merchant_documents d join same_images s on s.id = d.media_id where d.merchant_id <> ${merchantId}
      union select 'image', 'user', d.user_id
      from user_documents d join same_images s on s.id = d.media_id
      where d.user_id <> (select user_id from own)
      union select 'account', 'store', b.merchant_id
      from merchant_banks b join own on b.rekening = own.rekening and b.bank_id = own.bank_id
      where b.merchant_id <> own.id
      union select 'npwp', 'store', m.id
      from merchants m join own on m.no_npwp = own.no_npwp where m.no_npwp <> '' and m.id <> own.id
      union select 'phone', 'store', m.id
      from merchants m join own on m.pic_phone = any(own.phones) where m.id <> own.id
      union select 'phone', 'user', u.id
      from users u join own on u.phone = any(own.phones) where u.id <> own.user_id
    ), ranked as (
      select *, row_number() over (partition by what order by kind, id) as n from found
    )
    select r.what, r.kind, r.id, case r.kind
      when 'store' then (select m.merchant_name from merchants m where m.id = r.id)
      else (select coalesce(u.fullname, u.username, '#' || u.id) from users u where u.id = r.id) end as name
    from ranked r where r.n <= ${most} order by r.what, r.kind, r.id`.execute(db);
  return rows;
};
