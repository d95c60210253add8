import { inLocale } from '@pasar/contract';
import { LocalLink, useLocale, useLocalNavigate } from '@pasar/slice-kit';
import { Button, Disclosure, TextLink } from '@pasar/ui';
import { type FormEvent, type ReactNode, Suspense } from 'react';
import { DayField } from '../day-field/day-field.tsx';
import { useMessages } from '../messages/use-messages.ts';
import {
  actionsStyle,
  datesStyle,
  disclosureStyle,
  filterStyle,
  lineStyle,
  moreStyle,
} from './list-filter.styles.ts';

export type FilterFields = Record<string, string | undefined>;

/** The fields that have a value. */
export const toSearchParams = (fields: FilterFields): URLSearchParams =>
  new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])));

interface ListFilterProps {
  /** The accessible name of the form. */
  label: string;
  /** Fields that no input shows, e.g. the tab. */
  keep?: FilterFields;
  dates: { date_start?: string | undefined; date_end?: string | undefined };
  /** Whether anything besides `keep` filters the list now. */
  active: boolean;
  pathFor: (fields: FilterFields) => string;
  /** Whether the two days are visible. Default: visible as soon as one is given. */
  datesOpen?: boolean;
  /** Shown with the days behind the same line: filters that are used rarely. */
  more?: { summary: string; fields: ReactNode };
  /** The list's own field, before the dates. */
  children: ReactNode;
}

/** Two days that were given the wrong way round still mean the days between them. */
const inOrder = ({ date_start: start, date_end: end, ...others }: Record<string, string>): FilterFields =>
  start && end && start > end
    ? { ...others, date_start: end, date_end: start }
    : { ...others, date_start: start, date_end: end };

/**
 * Filters a list by its address, so that the filtered list can be shared and revisited. Works without
 * scripts.
 */
export const ListFilter = ({
  label,
  keep = {},
  dates,
  active,
  pathFor,
  datesOpen,
  more,
  children,
}: ListFilterProps) => {
  const words = useMessages();
  const locale = useLocale();
  const navigate = useLocalNavigate();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]),
    );
    void navigate(pathFor(inOrder(typed)), { preventScrollReset: true });
  };
  return (
    // It works without scripts, so the rows that it filters are hydrated first.
    <Suspense>
      <form
        key={JSON.stringify([keep, dates, active])}
        method="get"
        action={inLocale(pathFor({}), locale)}
        css={filterStyle}
        aria-label={label}
        onSubmit={apply}
      >
        {Object.entries(keep).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div css={lineStyle}>{children}</div>
        <Disclosure
          css={disclosureStyle}
          summary={more?.summary ?? words.filter.dates}
          open={datesOpen ?? Boolean(dates.date_start || dates.date_end)}
        >
          {more && <div css={moreStyle}>{more.fields}</div>}
          <div css={datesStyle}>
            <DayField name="date_start" label={words.filter.from} defaultValue={dates.date_start} />
            <DayField name="date_end" label={words.filter.until} defaultValue={dates.date_end} />
            <Button type="submit" variant="secondary">
              {words.filter.apply}
            </Button>
          </div>
        </Disclosure>
        {active && (
          <div css={actionsStyle}>
            <TextLink as={LocalLink} standalone prefetch="none" preventScrollReset to={pathFor(keep)}>
              {words.filter.clear}
            </TextLink>
          </div>
        )}
      </form>
    </Suspense>
  );
};
