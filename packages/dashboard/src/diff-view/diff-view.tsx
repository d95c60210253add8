import { VisuallyHidden } from '@pasar/ui';
import { afterStyle, beforeStyle, listStyle, nameStyle, pairStyle } from './diff-view.styles.ts';

interface DiffViewProps {
  before: unknown;
  after: unknown;
  labels: { before: string; after: string };
  /** What a field is called; its own name when absent. */
  nameOf?: (field: string) => string;
}

const fieldsOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null && !Array.isArray(state)
    ? (state as Record<string, unknown>)
    : state === null || state === undefined
      ? {}
      : { value: state };

const write = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** The fields that a change left different, as they were and as they are. */
export const DiffView = ({ before, after, labels, nameOf = (field) => field }: DiffViewProps) => {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changed = names.filter((name) => write(was[name]) !== write(is[name]));
  return (
    <dl css={listStyle}>
      {changed.map((name) => (
        <div key={name}>
          <dt css={nameStyle}>{nameOf(name)}</dt>
          <dd css={pairStyle}>
            <del css={beforeStyle}>
              <VisuallyHidden>{labels.before}: </VisuallyHidden>
              {write(was[name])}
            </del>
            <ins css={afterStyle}>
              <VisuallyHidden>{labels.after}: </VisuallyHidden>
              {write(is[name])}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
};
