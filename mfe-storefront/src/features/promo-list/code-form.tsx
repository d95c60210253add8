import { inLocale } from '@pasar/contract';
import { linkTo, useLocale, useSubmit } from '@pasar/slice-kit';
import { Button, TextField } from '@pasar/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Claims } from '../../shared/promo-claims/index.ts';
import { withScripts } from '../../shared/with-scripts.ts';
import * as style from './code-form.styles.ts';

/**
 * A promo code, entered by the user or from a link (`?code=`). Its error is shown at the box. Before any
 * script runs the form leads to this page with the code in its box.
 */
export const CodeForm = ({ claims }: { claims: Claims }) => {
  const { t } = useTranslation('storefront');
  const locale = useLocale();
  const [params] = useSearchParams();
  const headingId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(() => params.get('code') ?? '');
  const { submit, busy } = useSubmit(async () => {
    if ((await claims.claim({ code, from: 'form' })) === 'kept') setCode('');
    box.current?.focus();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <section css={[style.panel, withScripts]} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} css={style.title}>
          {t('voucherPage.haveCode')}
        </h2>
        <p css={style.text}>{t('voucherPage.haveCodeText')}</p>
      </div>
      <form
        css={style.form}
        action={inLocale(linkTo('storefront.promos'), locale)}
        onSubmit={send}
        noValidate
      >
        <TextField
          ref={box}
          name="code"
          label={t('voucherPage.code')}
          value={code}
          error={claims.refusals.form}
          onChange={({ target }) => {
            setCode(target.value);
            claims.forgetRefusal();
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {t('voucherPage.claim')}
        </Button>
      </form>
    </section>
  );
};
