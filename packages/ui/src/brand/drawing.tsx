import type { ReactNode } from 'react';

type DrawingProps = {
  /** The accessible name; without one the drawing is decoration. */
  label?: string | null | undefined;
  width: number;
  height: number;
  viewBox: string;
  className?: string | undefined;
  'data-spinner'?: string;
  children: ReactNode;
};

/** An inline image that is either named or hidden from screen readers. */
export const Drawing = ({ label, ...svg }: DrawingProps) =>
  label ? <svg role="img" aria-label={label} {...svg} /> : <svg aria-hidden="true" {...svg} />;
