import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// Whole pages are searched by role. Asking each element whether it is hidden costs most of that time, and a late
// answer on a busy machine is no wrong one.
configure({ asyncUtilTimeout: 10_000, defaultHidden: true });
vi.setConfig({ testTimeout: 60_000 });
