import { type ReactNode, Suspense } from 'react';

interface InTurnProps {
  /** The parts, from the top; what is not there keeps its place as null or false. */
  children: readonly ReactNode[];
}

/**
 * Parts of a page that come to life one after the other, from the top: each takes over its markup from the server in a
 * task of its own, between which the page answers (quality P4). What somebody presses comes to life at once. Where
 * there is no markup to take over, the parts are drawn together.
 */
export const ProgressiveHydration = ({ children }: InTurnProps) => <Part parts={children} at={0} />;

const Part = ({ parts, at }: { parts: readonly ReactNode[]; at: number }) => (
  <>
    {parts[at]}
    {at + 1 < parts.length && (
      // Within the one before: boundaries beside each other would be taken over together.
      <Suspense>
        <Part parts={parts} at={at + 1} />
      </Suspense>
    )}
  </>
);
