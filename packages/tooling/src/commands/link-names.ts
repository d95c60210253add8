import { writeLinkNames } from '../links/write-link-names.ts';

// After an installation: the names of all pages, for editors and type checks.
await writeLinkNames();
