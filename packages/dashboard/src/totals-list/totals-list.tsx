import { useFormat } from '@pasar/slice-kit';
import { Price } from '@pasar/ui';
import { lineStyle, minusStyle, totalStyle, totalsListStyle } from './totals-list.styles.ts';

interface SumsProps {
  /**
   * Amounts in rupiah; deductions are negative. Lines of zero are left out, except those that are always
   * shown.
   */
  lines: readonly { label: string; amount: number; always?: boolean }[];
  total: { label: string; amount: number };
  /** What is taken off is good for the reader. */
  savings?: boolean;
}

/** How an amount came about, line by line. */
export const TotalsList = ({ lines, total, savings = false }: SumsProps) => {
  const { rupiah } = useFormat();
  return (
    <dl css={totalsListStyle}>
      {lines
        .filter(({ amount, always }) => always || amount !== 0)
        .map(({ label, amount }) => (
          <div key={label} css={[lineStyle, savings && amount < 0 && minusStyle]}>
            <dt>{label}</dt>
            <dd>{rupiah(amount)}</dd>
          </div>
        ))}
      <div css={[lineStyle, totalStyle]}>
        <dt>{total.label}</dt>
        <dd>
          <Price value={rupiah(total.amount)} size="l" />
        </dd>
      </div>
    </dl>
  );
};
