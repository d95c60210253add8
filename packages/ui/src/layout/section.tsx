import { type ReactNode, useId } from 'react';
import type { BareProps } from '../bare-props.ts';
import { contentStyle, headingStyle, headStyle, sectionStyle, textStyle } from './section.styles.ts';

export type SectionProps = Omit<BareProps<'section'>, 'title'> & {
  title: ReactNode;
  text?: ReactNode;
  /** Beside the heading, usually a link to everything of its kind. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
};

/** A part of the page under its own heading, known to assistive technology by it. */
export const Section = ({ title, text, action, headingLevel = 2, children, ...rest }: SectionProps) => {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section css={sectionStyle} aria-labelledby={headingId} {...rest}>
      <div css={headStyle}>
        <div css={contentStyle}>
          <Heading id={headingId} css={headingStyle}>
            {title}
          </Heading>
          {text && <p css={textStyle}>{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
};
