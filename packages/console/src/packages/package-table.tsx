import type { OpsPackageUse } from '@pasar/contract';
import { Badge, Inline } from '@pasar/ui';
import { useLanguage } from '../messages/language.ts';
import { packageMessages } from '../messages/package-messages.ts';
import { tableStyle } from './packages-page.styles.ts';

const tones = { live: 'success', canary: 'warning', fallback: 'neutral' } as const;

/** Each package of each release in a row. */
export const PackageTable = ({ caption, uses }: { caption: string; uses: readonly OpsPackageUse[] }) => {
  const t = packageMessages[useLanguage().locale];
  const { release, package: name, version, license } = t.columns;
  return (
    <table css={tableStyle}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {[release, name, version, license].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {uses.flatMap((use) =>
          use.packages.map((one) => (
            <tr key={`${use.app} ${use.version} ${use.of} ${one.name} ${one.version}`}>
              <th scope="row">
                <Inline gap={8}>
                  <span>
                    {use.app} {use.version}
                  </span>
                  <Badge tone={tones[use.of]}>{t.of[use.of]}</Badge>
                </Inline>
              </th>
              <td data-label={name}>{one.name}</td>
              <td data-label={version}>{one.version}</td>
              <td data-label={license}>{one.license || t.noLicense}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
};
