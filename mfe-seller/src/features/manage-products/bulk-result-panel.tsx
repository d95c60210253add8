import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Button, Card, IconButton, TextLink } from '@pasar/ui';
import { CircleAlert, CircleCheck, Undo2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from '../../shared/result-panel/result-panel.styles.ts';
import type { BulkResult } from './use-bulk.ts';

interface BulkOutcomePanelProps {
  outcome: BulkResult;
  busy: boolean;
  takeBack: () => void;
  forget: () => void;
}

/** More reasons than these nobody reads in one go. */
const mostTold = 100;

/** What became of each product, why some did not follow, and the way back: it stays until it is closed. */
export const BulkResultPanel = ({ outcome, busy, takeBack, forget }: BulkOutcomePanelProps) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const { action, done, failed, left, undo } = outcome;
  const told = failed.slice(0, mostTold);
  const panel = useRef<HTMLElement>(null);
  // The pressed button was removed with its rows, and the panel may be far above it.
  useEffect(() => panel.current?.focus(), [outcome]);
  return (
    <Card ref={panel} tabIndex={-1} css={style.place} as="section" role="status" aria-label={t('bulk.title')}>
      <div css={style.panel}>
        <div css={style.head}>
          {done > 0 && (
            <p css={[style.line, style.good]}>
              <CircleCheck size={20} strokeWidth={1.9} aria-hidden="true" />
              {t(`bulk.done.${action}`, { n: number(done) })}
            </p>
          )}
          {failed.length > 0 && (
            <p css={[style.line, style.bad]}>
              <CircleAlert size={20} strokeWidth={1.9} aria-hidden="true" />
              {t('bulk.failed', { n: number(failed.length) })}
            </p>
          )}
          {left > 0 && (
            <p css={[style.line, style.bad]}>
              <CircleAlert size={20} strokeWidth={1.9} aria-hidden="true" />
              {t('bulk.left', { n: number(left) })}
            </p>
          )}
          <div css={style.close}>
            {undo && (
              <Button
                variant="quiet"
                size="s"
                busy={busy}
                icon={<Undo2 size={20} strokeWidth={1.9} aria-hidden="true" />}
                onClick={takeBack}
              >
                {t('bulk.undo')}
              </Button>
            )}
            <IconButton
              label={t('bulk.close')}
              icon={<X size={20} strokeWidth={1.9} aria-hidden="true" />}
              onClick={forget}
            />
          </div>
        </div>
        {failed.length > 0 && (
          <ul css={style.list}>
            {told.map(({ id, name, message }) => (
              <li key={id}>
                {name === null ? (
                  <span>{t('bulk.notFound', { id })}</span>
                ) : (
                  <TextLink as={LocalLink} to={linkTo('seller.product', { id })}>
                    {name}
                  </TextLink>
                )}
                <span>{message}</span>
              </li>
            ))}
            {failed.length > told.length && (
              <li>{t('bulk.more', { n: number(failed.length - told.length) })}</li>
            )}
          </ul>
        )}
      </div>
    </Card>
  );
};
