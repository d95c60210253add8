import { configure } from '@testing-library/react';

// Whole pages are searched by role. Asking each element whether it is hidden costs most of that time.
configure({ defaultHidden: true });
