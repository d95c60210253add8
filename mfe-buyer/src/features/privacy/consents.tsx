import { buyerAlertEndpoints, type PrivacyState } from '@pasar/contract';
import { useCall } from '@pasar/dashboard';
import { LocalLink, linkTo, useTimes } from '@pasar/slice-kit';
import { Button, Card, Stack, TextLink } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './privacy.styles.ts';

/** What the reader agreed to; mail about promos is given and withdrawn here, and counts at once. */
export const Consents = ({ consents }: { consents: PrivacyState['consents'] }) => {
  const { t } = useTranslation('buyer');
  const { dateTime } = useTimes();
  const heading = useId();
  const { submit, busy } = useCall([]);
  const { terms, privacy, promo } = consents;
  const agreed = (at: string | null) =>
    at === null ? t('privacy.consents.due') : t('privacy.consents.agreed', { at: dateTime(at) });
  const choose = (mail: 'daily' | 'off') =>
    submit((api) => api.call(buyerAlertEndpoints.savePreference, { body: { kind: 'promo', mail } }));
  return (
    <Card as="section" padding="l" aria-labelledby={heading}>
      <Stack gap={16}>
        <h2 id={heading} css={style.title}>
          {t('privacy.consents.title')}
        </h2>
        <p css={style.text}>
          <TextLink as={LocalLink} to={linkTo('auth.terms')}>
            {t('privacy.consents.terms')}
          </TextLink>
          {': '}
          {agreed(terms.given_at)}
        </p>
        <p css={style.text}>
          <TextLink as={LocalLink} to={linkTo('help.privacy')}>
            {t('privacy.consents.privacy')}
          </TextLink>
          {': '}
          {agreed(privacy.given_at)}
        </p>
        <p css={style.text}>
          {promo.given_at === null
            ? t('privacy.consents.promoOff')
            : t('privacy.consents.promoOn', { at: dateTime(promo.given_at) })}
        </p>
        <div css={style.actions}>
          <Button
            variant="secondary"
            busy={busy}
            onClick={() => void choose(promo.given_at === null ? 'daily' : 'off')}
          >
            {t(promo.given_at === null ? 'privacy.consents.give' : 'privacy.consents.withdraw')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
};
