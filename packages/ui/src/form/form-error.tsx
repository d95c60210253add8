import type { ReactNode } from 'react';
import { textLinkStyles } from '../action/text-link.styles.ts';
import { Notice } from '../display/notice.tsx';

export type FormErrorProps = {
  /** The sentence that explains why the form was not saved. */
  children: ReactNode;
  /** Wrong fields as links to them; worth listing from the fourth on. */
  fields?: readonly { id: string; text: ReactNode }[];
};

/** An error of a form as a whole, announced at once. */
export const FormError = ({ children, fields = [] }: FormErrorProps) => (
  <Notice tone="danger" live>
    {children}
    {fields.length > 0 && (
      <ul>
        {fields.map((field) => (
          <li key={field.id}>
            <a href={`#${field.id}`} css={textLinkStyles}>
              {field.text}
            </a>
          </li>
        ))}
      </ul>
    )}
  </Notice>
);
