import { CallFailure, errorText } from '@pasar/api-client';
import { withoutLocale } from '@pasar/contract';
import { LocalLink, useLocale } from '@pasar/slice-kit';
import { ButtonLink, FailurePanel } from '@pasar/ui';
import { useLocation } from 'react-router';
import { useWords } from '../words/use-words.ts';

const noConnection = new CallFailure('', { kind: 'network' });

/** Stands where one section did not load (SPEC 8). The retry is a link to this very page: it also works without scripts. */
export const SectionFailure = ({ section }: { section: string }) => {
  const words = useWords();
  const { pathname, search } = useLocation();
  const { text } = errorText(noConnection, { locale: useLocale(), section });
  return (
    <FailurePanel
      title={text}
      text={words.failure.rest}
      action={
        <ButtonLink
          as={LocalLink}
          variant="secondary"
          size="s"
          to={withoutLocale(pathname) + search}
          replace
          preventScrollReset
        >
          {words.failure.retry}
        </ButtonLink>
      }
    />
  );
};
