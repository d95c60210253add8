import { useLocale } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductFormValues } from '../form-values/product-form-values.ts';
import * as style from './conflict-panel.styles.ts';
import { differences, mergeProduct } from './merge-product.ts';
import { useFormatValue } from './use-format-value.ts';

interface ConflictPanelProps {
  base: ProductFormValues;
  mine: ProductFormValues;
  theirs: ProductFormValues;
  busy: boolean;
  settle: (merged: ProductFormValues) => void;
}

/**
 * Another user has saved meanwhile: both values of each contested field, a selection for each, and one
 * button to continue.
 */
export const ConflictPanel = ({ base, mine, theirs, busy, settle }: ConflictPanelProps) => {
  const { t } = useTranslation('seller');
  const locale = useLocale();
  const shown = useFormatValue();
  const [leftToThem, setLeftToThem] = useState<ReadonlySet<string>>(new Set());
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const found = differences(base, mine, theirs);
  const contested = found.filter((field) => field.contested);
  const taken = found.filter((field) => field.theirsOnly);
  const nameOf = ({ of, label }: (typeof found)[number]) =>
    [of, typeof label === 'string' ? t(label) : label.label[locale]].filter(Boolean).join(' · ');
  const choose = (id: string, keeps: boolean) =>
    setLeftToThem((before) => new Set(keeps ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <section ref={panel} tabIndex={-1} css={style.panel} aria-labelledby="conflict-title">
      <h2 id="conflict-title" css={style.title}>
        {t('conflict.title')}
      </h2>
      <p css={style.text}>{t(contested.length > 0 ? 'conflict.choose' : 'conflict.nothing')}</p>
      <div css={style.list}>
        {contested.map((field) => (
          <fieldset key={field.id} css={style.field}>
            <legend css={style.name}>{nameOf(field)}</legend>
            <div css={style.sides}>
              {[true, false].map((keeps) => (
                <label key={String(keeps)} css={style.side}>
                  <input
                    type="radio"
                    name={`keep-${field.id}`}
                    checked={keeps !== leftToThem.has(field.id)}
                    onChange={() => choose(field.id, keeps)}
                  />
                  <span css={style.whose}>{t(keeps ? 'conflict.mine' : 'conflict.theirs')}</span>
                  <span css={style.value}>{shown(field, keeps ? mine : theirs)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      {taken.length > 0 && (
        <div>
          <p css={style.name}>{t('conflict.taken')}</p>
          <ul css={style.taken}>
            {taken.map((field) => (
              <li key={field.id}>
                <span>{nameOf(field)}</span>
                <span>
                  {shown(field, base)} → <strong>{shown(field, theirs)}</strong>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div css={style.actions}>
        <Button
          busy={busy}
          onClick={() => settle(mergeProduct(base, mine, theirs, (id) => !leftToThem.has(id)))}
        >
          {t('conflict.save')}
        </Button>
      </div>
    </section>
  );
};
