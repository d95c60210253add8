import { TextLink } from '@pasar/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './product-details.styles.ts';

/** What about fills the lines that a long text is cut to. */
const short = { signs: 420, lines: 7 };

const isLong = (text: string) => text.length > short.signs || text.split('\n').length > short.lines;

/**
 * The seller's description. A press opens a long text; before scripts run, the same link works as an
 * anchor.
 */
export const Description = ({ text }: { text: string }) => {
  const { t } = useTranslation('storefront');
  const id = `description-${useId()}`;
  const [open, setOpen] = useState(false);
  const long = isLong(text);
  return (
    <div id={id} css={long && !open && style.cut}>
      <p css={style.description} lang="id">
        {text}
      </p>
      {long && (
        <TextLink
          as="a"
          standalone
          css={style.more}
          href={`#${id}`}
          aria-expanded={open}
          onClick={(event: { preventDefault(): void }) => {
            event.preventDefault();
            setOpen(!open);
          }}
        >
          {t(open ? 'details.less' : 'details.more')}
        </TextLink>
      )}
    </div>
  );
};
