import { configure } from '@testing-library/react';

// Full pages are searched by role. Checking each element for visibility costs most of that time.
configure({ defaultHidden: true });
