import { locales, type ContentPreview as Preview } from '@pasar/contract';
import { LocalLink } from '@pasar/slice-kit';
import { RichText, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { previewLeadStyle, previewStyle, previewTitleStyle } from './content-preview.styles.ts';

/** Both languages have headings of the same words: their anchors differ by the language. */
const withLanguage = (body: Preview['body'], language: string): Preview['body'] =>
  body.map((block) => (block.kind === 'heading' ? { ...block, id: `${language}-${block.id}` } : block));

/** How a page looks, in both languages. */
export const ContentPreview = ({ preview }: { preview: Record<(typeof locales)[number], Preview> }) => {
  const { t } = useTranslation('back-office');
  return (
    <Stack gap={16}>
      {locales.map((language) => {
        const { title, summary, body } = preview[language];
        return (
          <section
            key={language}
            css={previewStyle}
            lang={language}
            aria-label={t(`content.language.${language}`)}
          >
            <p css={previewTitleStyle}>{title}</p>
            <p css={previewLeadStyle}>{summary}</p>
            <RichText
              body={withLanguage(body, language)}
              renderLink={({ href, ...rest }) => <LocalLink to={href} {...rest} />}
            />
          </section>
        );
      })}
    </Stack>
  );
};
