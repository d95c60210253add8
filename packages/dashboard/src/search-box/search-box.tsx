import { maxSearch } from '@pasar/contract';
import { IconButton, lengthLimit, TextField } from '@pasar/ui';
import { Search } from 'lucide-react';
import { useMessages } from '../messages/use-messages.ts';
import { buttonStyle, fieldStyle } from './search-box.styles.ts';

interface SearchBoxProps {
  label: string;
  hint: string;
  search: string | undefined;
  /** Default: search. */
  name?: string;
}

/** A search field and its button, for the first line of a list's form. */
export const SearchBox = ({ label, hint, search, name = 'search' }: SearchBoxProps) => {
  const words = useMessages();
  return (
    <>
      <TextField
        css={fieldStyle}
        type="search"
        name={name}
        label={label}
        placeholder={hint}
        defaultValue={search}
        {...lengthLimit(maxSearch, words.searchLong)}
        enterKeyHint="search"
      />
      <IconButton
        css={buttonStyle}
        type="submit"
        tone="outlined"
        label={words.search}
        icon={<Search size={20} strokeWidth={1.9} aria-hidden="true" />}
      />
    </>
  );
};
