import { Container, Logo } from '@pasar/ui';
import { headerStyle, languageStyle, rowStyle, signOutStyle, titleStyle } from './console-header.styles.ts';
import { useLanguage } from './messages/language.ts';

/** Where one is, and the way to the other language. */
export const ConsoleHeader = ({
  path = '/ops',
  onSignOut,
}: {
  /** Of this page. */
  path?: string;
  onSignOut?: (() => unknown) | undefined;
}) => {
  const { locale, t } = useLanguage();
  const other = locale === 'id' ? 'en' : 'id';
  return (
    <header css={headerStyle} data-surface="brand">
      <Container css={rowStyle}>
        <Logo variant="reversed" height={32} />
        <p css={titleStyle}>{t.title}</p>
        <a css={languageStyle} href={`${path}?lang=${other}`} hrefLang={other} lang={other}>
          {t.otherLanguage}
        </a>
        {onSignOut && (
          <button type="button" css={signOutStyle} onClick={() => void onSignOut()}>
            {t.signOut}
          </button>
        )}
      </Container>
    </header>
  );
};
