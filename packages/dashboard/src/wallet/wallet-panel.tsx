import { useFormat } from '@pasar/slice-kit';
import { FlowerIllustration, Price } from '@pasar/ui';
import { type ReactNode, useId } from 'react';
import * as style from './wallet-panel.styles.ts';

interface WalletPanelProps {
  title: string;
  /** In rupiah. */
  amount: number;
  /** A sentence below the amount. */
  note?: string;
  /** The way to a bank account, or why there is none now. */
  withdraw: ReactNode;
  /** More about it, across the panel. */
  children?: ReactNode;
}

/** How much there is, on plum. */
export const WalletPanel = ({ title, amount, note, withdraw, children }: WalletPanelProps) => {
  const { rupiah } = useFormat();
  const heading = useId();
  return (
    <section css={style.panel} data-surface="brand" aria-labelledby={heading}>
      <FlowerIllustration tone="manggis" size={340} css={style.petals} />
      <div css={style.textBlock}>
        <h2 id={heading} css={style.label}>
          {title}
        </h2>
        <p css={style.amount}>
          <Price value={rupiah(amount)} size="xl" />
        </p>
        {note && <p css={style.note}>{note}</p>}
      </div>
      {typeof withdraw === 'string' ? <p css={style.note}>{withdraw}</p> : withdraw}
      {children}
    </section>
  );
};
