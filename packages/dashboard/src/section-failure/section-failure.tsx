import { LocalLink, useSectionFailure } from '@pasar/slice-kit';
import { ButtonLink, FailurePanel } from '@pasar/ui';
import { useWords } from '../words/use-words.ts';

/** Stands where one section did not load (SPEC 8). The retry is a link to this very page: it also works without scripts. */
export const SectionFailure = ({ section }: { section: string }) => {
  const words = useWords();
  const { text, again } = useSectionFailure(section);
  return (
    <FailurePanel
      title={text}
      text={words.failure.rest}
      action={
        <ButtonLink as={LocalLink} variant="secondary" size="s" to={again} replace preventScrollReset>
          {words.failure.retry}
        </ButtonLink>
      }
    />
  );
};
