import { LocalLink, useSectionError } from '@pasar/slice-kit';
import { ButtonLink, ErrorState } from '@pasar/ui';
import { useMessages } from '../messages/use-messages.ts';

/**
 * Replaces one section that did not load (SPEC 8). The retry is a link to this very page: it also works
 * without scripts.
 */
export const SectionError = ({ section }: { section: string }) => {
  const words = useMessages();
  const { text, again } = useSectionError(section);
  return (
    <ErrorState
      title={text}
      text={words.error.rest}
      action={
        <ButtonLink as={LocalLink} variant="secondary" size="s" to={again} replace preventScrollReset>
          {words.error.retry}
        </ButtonLink>
      }
    />
  );
};
