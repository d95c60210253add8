import { CopyButton } from './copy-button.tsx';
import * as style from './how-to-pay.styles.ts';

/** Groups `8077081234567890` for reading: `8077 0812 3456 7890`. */
const inFours = (digits: string) => digits.replace(/(.{4})(?=.)/g, '$1 ');

interface PayNumberProps {
  label: string;
  number: string;
  copyLabel: string;
}

/** A number to pay to, in groups, with a button that copies it. */
export const PayNumber = ({ label, number, copyLabel }: PayNumberProps) => (
  <div css={style.part}>
    <p css={style.label}>{label}</p>
    <p css={style.line}>
      <span css={style.number} translate="no">
        {inFours(number)}
      </span>
      <CopyButton text={number} label={copyLabel} />
    </p>
  </div>
);
