import type { Locale, OpsPackages } from '@pasar/contract';
import { Button, Container, EmptyState, Notice, SkipLink, Stack, TextField, TextLink } from '@pasar/ui';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { RejectionNotice } from '../action/rejection-notice.tsx';
import { ConsoleHeader } from '../console-header.tsx';
import { leadStyle, mainStyle, titleStyle } from '../console-page.styles.ts';
import type { Me, PackagesClient, Rejection } from '../data/ops-client.ts';
import { LanguageProvider, useLanguage } from '../messages/language.ts';
import { packageMessages } from '../messages/package-messages.ts';
import { SignIn } from '../sign-in.tsx';
import { PackageTable } from './package-table.tsx';
import { formStyle } from './packages-page.styles.ts';

const shortest = 2;

const Results = ({ name, data }: { name: string; data: OpsPackages }) => {
  const t = packageMessages[useLanguage().locale];
  const releases = data.unlisted.map(({ app, version }) => `${app} ${version}`).join(', ');
  return (
    <Stack gap={16}>
      {releases && <Notice tone="warning">{t.unlisted(releases)}</Notice>}
      {data.uses.length === 0 ? (
        <EmptyState title={t.none(name)} text={t.noneText} />
      ) : (
        <PackageTable caption={t.found(name, data.uses.length)} uses={data.uses} />
      )}
    </Stack>
  );
};

const Search = ({ client, onLocked }: { client: PackagesClient; onLocked(): void }) => {
  const { locale } = useLanguage();
  const t = packageMessages[locale];
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Rejection>();
  const [found, setFound] = useState<{ name: string; data: OpsPackages }>();
  const wanted = name.trim();
  const ask = async () => {
    setBusy(true);
    const answer = await client.packages(wanted);
    setBusy(false);
    setRefusal(answer.ok ? undefined : answer.refusal);
    if (answer.ok) setFound({ name: wanted, data: answer.data });
    else if (answer.refusal.code === 'signin') onLocked();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!busy && wanted.length >= shortest) void ask();
  };
  return (
    <Stack gap={24}>
      <search>
        <form css={formStyle} onSubmit={send} noValidate>
          <TextField
            label={t.name}
            hint={t.nameHint}
            value={name}
            autoComplete="off"
            spellCheck={false}
            error={tried && wanted.length < shortest ? t.nameShort : undefined}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" busy={busy}>
            {t.find}
          </Button>
        </form>
      </search>
      {refusal && <RejectionNotice refusal={refusal} onRefresh={ask} />}
      <div aria-live="polite" aria-busy={busy || undefined}>
        {found && <Results {...found} />}
      </div>
    </Stack>
  );
};

const Main = ({ client }: { client: PackagesClient }) => {
  const { locale, t: console } = useLanguage();
  const t = packageMessages[locale];
  const [me, setMe] = useState<Me | null>();
  const refresh = useCallback(async () => setMe(await client.me()), [client]);
  useEffect(() => void refresh(), [refresh]);
  const locked = me === null;
  return (
    <>
      <SkipLink href="#content">{console.skip}</SkipLink>
      <ConsoleHeader
        path="/ops/packages"
        onSignOut={me?.by === 'session' ? () => client.signOut().then(refresh) : undefined}
      />
      <Container as="main" id="content" tabIndex={-1} css={mainStyle}>
        {locked ? (
          <SignIn client={client} onSignedIn={refresh} />
        ) : (
          <Stack gap={24}>
            <div>
              <h1 css={titleStyle}>{t.title}</h1>
              <p css={leadStyle}>{t.lead}</p>
              <TextLink standalone href={`/ops?lang=${locale}`}>
                {t.back}
              </TextLink>
            </div>
            <Search client={client} onLocked={() => setMe(null)} />
          </Stack>
        )}
      </Container>
    </>
  );
};

/** Finds the releases that visitors get by a package that they were built with. */
export const PackagesPage = ({ locale, client }: { locale: Locale; client: PackagesClient }) => (
  <LanguageProvider value={locale}>
    <Main client={client} />
  </LanguageProvider>
);
