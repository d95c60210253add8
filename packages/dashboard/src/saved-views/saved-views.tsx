import { withoutLocale } from '@pasar/contract';
import { lazyComponent } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../messages/use-messages.ts';
import type { SavedViewsSheetProps } from './saved-views-sheet.tsx';

const SavedViewsSheet = lazyComponent<SavedViewsSheetProps>(() =>
  import(/* webpackChunkName: "saved-views" */ './saved-views-sheet.tsx').then((m) => m.SavedViewsSheet),
);

/** Which part of a list is shown, and which row is open, is no filter. */
const notFilters = ['page', 'cursor', 'open', 'as'];

/** Opens the saved views of the list at this address, and saves its filters as a new one. */
export const SavedViews = () => {
  const words = useMessages();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const filters = new URLSearchParams(search);
  for (const name of notFilters) filters.delete(name);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        aria-haspopup="dialog"
        icon={<Bookmark size={16} strokeWidth={1.9} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {words.views}
      </Button>
      {isOpen && (
        <SavedViewsSheet
          page={withoutLocale(pathname)}
          query={filters.toString()}
          onClose={close}
          onMissing={close}
        />
      )}
    </>
  );
};
