import { type ReactNode, Suspense } from 'react';

interface InTurnProps {
  /** The parts, from the top; a missing part is null or false and still counts. */
  children: readonly ReactNode[];
}

/**
 * Hydrates parts of a page one after the other, from the top, each in its own task, between which the page
 * responds (quality P4). A part that is pressed is hydrated at once. Without server markup the parts are
 * rendered together.
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
