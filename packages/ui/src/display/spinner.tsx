import { Drawing } from '../brand/drawing.tsx';

export type SpinnerProps = {
  /** Width and height in px. */
  size?: 16 | 20 | 24 | 40;
  /** Names what is loading; without it the spinner is decoration beside a text. */
  label?: string;
};

/** Work under way, in the color of the text around it; it turns by the page's global style. */
export const Spinner = ({ size = 24, label }: SpinnerProps) => (
  <Drawing data-spinner="" label={label} width={size} height={size} viewBox="0 0 24 24">
    <circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" strokeOpacity="0.28" strokeWidth="3" />
    <path
      d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </Drawing>
);
