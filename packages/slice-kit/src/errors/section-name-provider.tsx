import { createContext, type ReactNode, useContext } from 'react';

const SectionName = createContext<string | undefined>(undefined);

interface FailureSectionProps {
  /** In the page's language. */
  name: string;
  children: ReactNode;
}

/**
 * Names a page, or a part of it, for errors in it: a connection that breaks during an action is then
 * reported as '{section} Error Connection To Server' (SPEC 8, quality R17) without every caller naming its
 * section.
 */
export const SectionNameProvider = ({ name, children }: FailureSectionProps) => (
  <SectionName value={name}>{children}</SectionName>
);

/** The name of the section around; undefined outside of one. */
export const useSectionName = (): string | undefined => useContext(SectionName);
