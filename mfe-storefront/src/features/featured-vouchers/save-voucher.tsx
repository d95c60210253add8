import type { ListedPromo } from '@pasar/contract';
import { LocalLink, linkTo, toast, useApi, useSubmit } from '@pasar/slice-kit';
import { ButtonLink } from '@pasar/ui';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMemberAction } from '../../shared/member-action/index.ts';
import * as style from './featured-vouchers.styles.ts';

/**
 * Saves a voucher where it is shown, a visitor's once after the login. Without scripts, and once it is saved, the same
 * link opens its page.
 */
export const SaveVoucher = ({
  offer: { promo_id, promo_code, name, is_claimed },
}: {
  offer: ListedPromo;
}) => {
  const { t } = useTranslation('storefront');
  const api = useApi();
  const asMember = useMemberAction();
  const [isSaved, setSaved] = useState(is_claimed);
  const { submit, busy } = useSubmit(() =>
    asMember({ kind: 'claim', name, body: { promo_code } }, async () => {
      const { claimPromo } = await import(
        /* webpackChunkName: "claim-calls" */ '../../shared/promo-claims/claim-calls.ts'
      );
      toast.success((await claimPromo(api, promo_code)).message);
      setSaved(true);
    }),
  );
  const press = (event: MouseEvent) => {
    if (isSaved || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void submit();
  };
  const text = t(isSaved ? 'vouchers.saved' : 'vouchers.save');
  return (
    <ButtonLink
      as={LocalLink}
      variant={isSaved ? 'quiet' : 'secondary'}
      size="s"
      css={style.save}
      to={linkTo('storefront.promo', { id: promo_id })}
      aria-label={`${text}: ${name}`}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {text}
    </ButtonLink>
  );
};
