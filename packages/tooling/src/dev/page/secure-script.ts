import type { PlannedFiles, SecureScript } from '@pasar/shell-script-factory';
import { createSecureScript as createUsual } from '@pasar/shell-script-factory';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** The shell's policy, which here takes files of builds newer than the page, too; on the developer's machine alone. */
export const createSecureScript = (plan: PlannedFiles, origin: string): SecureScript => {
  if (!loopback.test(new URL(origin).hostname)) return createUsual(plan, origin);
  const newest = Object.entries({ shell: plan.shell, ...plan.slices }).map(
    ([app, release]) => [`newest ${app}`, { ...release, base: `/r/${app}/0.0.0-dev/` }] as const,
  );
  return createUsual({ ...plan, slices: { ...plan.slices, ...Object.fromEntries(newest) } }, origin);
};
