import { CopyCode } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Button, Card, IconButton, TextLink } from '@pasar/ui';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from '../../shared/result-panel/result-panel.styles.ts';
import type { BulkOrderResult } from './bulk-order-result.ts';
import { splitIntoBatches } from './split-into-batches.ts';

interface OutcomePanelProps {
  outcome: BulkOrderResult;
  busy: boolean;
  /** Calls the courier for what has just been accepted. */
  pickup: (codes: readonly string[]) => void;
  /** Prints what the courier comes for; without packing slips labels alone. */
  print: (codes: readonly string[], slips: boolean) => void;
  forget: () => void;
}

const Code = ({ code }: { code: string }) => (
  <TextLink as={LocalLink} to={linkTo('seller.order', { code })}>
    {code}
  </TextLink>
);

/** What became of each order: the ones that went through, and why others did not. */
export const BulkOrderResultPanel = ({ outcome, busy, pickup, print, forget }: OutcomePanelProps) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const { action, done, failed, printable } = outcome;
  const codes = done.map(({ order_code }) => order_code);
  const papers = splitIntoBatches(printable);
  const called = done.every(({ awb }) => awb) ? 'result.printThen' : 'result.bookingThen';
  const hint = action === 'pickup' ? called : 'result.printAgain';
  const panel = useRef<HTMLElement>(null);
  // The bar with the button was removed, and the panel may be forty orders further up.
  useEffect(() => panel.current?.focus(), [outcome]);
  return (
    <Card
      ref={panel}
      tabIndex={-1}
      css={style.place}
      as="section"
      role="status"
      aria-label={t('result.title')}
    >
      <div css={style.panel}>
        <div css={style.head}>
          {done.length > 0 && (
            <p css={[style.line, style.good]}>
              <CircleCheck size={20} strokeWidth={1.9} aria-hidden="true" />
              {t(`result.done.${action}`, { n: number(done.length) })}
            </p>
          )}
          {failed.length > 0 && (
            <p css={[style.line, style.bad]}>
              <CircleAlert size={20} strokeWidth={1.9} aria-hidden="true" />
              {t('result.failed', { n: number(failed.length) })}
            </p>
          )}
          <IconButton
            css={style.close}
            label={t('result.close')}
            icon={<X size={20} strokeWidth={1.9} aria-hidden="true" />}
            onClick={forget}
          />
        </div>
        {failed.length > 0 && (
          <ul css={style.list}>
            {failed.map(({ order_code, message }) => (
              <li key={order_code}>
                <Code code={order_code} />
                <span>{message}</span>
              </li>
            ))}
          </ul>
        )}
        {action === 'approve' && done.length > 0 && (
          <div css={style.next}>
            <p>{t('result.packThen')}</p>
            <Button size="s" busy={busy} onClick={() => pickup(codes)}>
              {t('result.pickup', { n: number(done.length) })}
            </Button>
          </div>
        )}
        {papers.length > 0 && (
          <div css={style.next}>
            <p>{t(hint)}</p>
            <div css={style.rows}>
              {papers.map(({ from, to, part }) => {
                const which = { n: papers.length > 1 ? `${number(from)}–${number(to)}` : number(to) };
                return (
                  <div key={from} css={style.buttons}>
                    <Button size="s" variant="secondary" busy={busy} onClick={() => print(part, false)}>
                      {t(papers.length > 1 ? 'result.labelsOf' : 'result.labelsOnly', which)}
                    </Button>
                    <Button size="s" busy={busy} onClick={() => print(part, true)}>
                      {t('result.print', which)}
                    </Button>
                  </div>
                );
              })}
            </div>
          </div>
        )}
        {action === 'pickup' && done.length > 0 && (
          <ul css={style.list}>
            {done.map(({ order_code, awb }) => (
              <li key={order_code}>
                <Code code={order_code} />
                {awb && <CopyCode code={awb} label={t('parcel.copyOf', { code: awb })} />}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
};
