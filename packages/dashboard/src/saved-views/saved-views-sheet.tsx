import type { SavedView } from '@pasar/contract';
import { LocalLink, toast, useForm, useLocale, useSubmit } from '@pasar/slice-kit';
import { Badge, Button, Checkbox, IconButton, Sheet, Skeleton, Stack, TextField, TextLink } from '@pasar/ui';
import { Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { en } from './saved-view-messages.en.ts';
import { id } from './saved-view-messages.id.ts';
import * as style from './saved-views-sheet.styles.ts';
import { useSavedViews } from './use-saved-views.ts';

const allWords = { id, en };

export interface SavedViewsSheetProps {
  /** The path of the list, without its language. */
  page: string;
  /** Its filters now; empty without any. */
  query: string;
  onClose: () => void;
}

/** The saved views of a list: each opens it filtered; the filters of now become another one. */
export const SavedViewsSheet = ({ page, query, onClose }: SavedViewsSheetProps) => {
  const words = allWords[useLocale()];
  const formId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isShared, setShared] = useState(false);
  const { views, save, remove } = useSavedViews(page, onClose);
  const { field, form, settle, refuse } = useForm({
    initial: { name: '' },
    check: ({ name }): Record<string, string> => (name.trim() ? {} : { name: words.need }),
  });
  const { submit, busy } = useSubmit(async ({ name }: { name: string }) => {
    const refused = await save({ name, query, is_shared: isShared });
    if (refused) return refuse(refused);
    if (refused === undefined) return;
    toast.success(words.saved(name.trim()));
    settle({ name: '' });
  });
  const { submit: drop } = useSubmit(async (view: SavedView) => {
    if (!(await remove(view.id))) return;
    toast.success(words.removed(view.name));
    // The pressed button is gone with its row.
    list.current?.focus();
  });
  return (
    <Sheet
      open
      onOpenChange={(wanted) => !wanted && onClose()}
      title={words.title}
      closeLabel={words.close}
      actions={
        query && (
          <Button type="submit" form={formId} block busy={busy}>
            {words.save}
          </Button>
        )
      }
    >
      <Stack gap={20}>
        {!views && <Skeleton lines={3} />}
        {views?.length === 0 && <p css={style.note}>{words.none}</p>}
        {views && views.length > 0 && (
          <ul ref={list} css={style.list} tabIndex={-1} aria-label={words.list}>
            {views.map((view) => (
              <li key={view.id} css={style.row}>
                <TextLink
                  as={LocalLink}
                  css={style.name}
                  prefetch="none"
                  to={view.query ? `${page}?${view.query}` : page}
                  aria-current={view.query === query ? 'page' : undefined}
                  onClick={onClose}
                >
                  {view.name}
                </TextLink>
                {view.is_shared && <Badge>{view.is_mine ? words.shared : words.byColleague}</Badge>}
                {view.is_mine && (
                  <IconButton
                    label={words.remove(view.name)}
                    icon={<Trash2 size={18} strokeWidth={1.9} aria-hidden="true" />}
                    onClick={() => void drop(view)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {query ? (
          <form id={formId} {...form(submit)}>
            <Stack gap={12}>
              <TextField {...field('name')} label={words.name} hint={words.nameHint} autoComplete="off" />
              {page.startsWith('/admin') && (
                <Checkbox
                  label={words.share}
                  checked={isShared}
                  onChange={(event) => setShared(event.target.checked)}
                />
              )}
            </Stack>
          </form>
        ) : (
          views && views.length > 0 && <p css={style.note}>{words.filterFirst}</p>
        )}
      </Stack>
    </Sheet>
  );
};
