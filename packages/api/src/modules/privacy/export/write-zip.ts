import { buffer } from 'node:stream/consumers';
import type { Locale } from '@pasar/contract';
import { sql } from 'kysely';
import { ZipFile } from 'yazl';
import type { Context } from '../../../platform/context.ts';
import { byteOrderMark, csvLine } from '../../../platform/csv-line.ts';
import { readMediaFile } from '../../media/index.ts';
import type { DataSubject } from '../data-subject.ts';
import { type ExportedTable, exportedTables } from './exported-tables.ts';

type Row = Record<string, unknown>;

/** More images than this are named in the copy and left out, so that one file cannot fill the memory of a server. */
const maxImageBytes = 200 * 1024 * 1024;

const readRows = async (
  { db }: Context,
  subject: DataSubject,
  { table, rows, without = [] }: ExportedTable,
) => {
  const found = await sql<Row>`select * from ${sql.table(table)} where ${rows(subject)}`.execute(db);
  return found.rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column))),
  );
};

const toCell = (value: unknown): string | number => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const toCsv = (rows: readonly Row[], locale: Locale): string => {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) =>
    csvLine(
      columns.map((column) => toCell(row[column])),
      locale,
    ),
  );
  return byteOrderMark + csvLine(columns, locale) + lines.join('');
};

const about: Record<Locale, (email: string, at: string) => string> = {
  id: (email, at) =>
    `Salinan data ${email} dari Pasar, ${at}.\n\n` +
    'json/ dan csv/ berisi data yang sama, satu berkas per jenis.\n' +
    'images/ berisi foto yang kamu unggah, dengan nomor seperti di berkas media.\n' +
    'Data orang lain, kata sandi, dan rahasia lain tidak ikut.\n',
  en: (email, at) =>
    `A copy of the data of ${email} from Pasar, ${at}.\n\n` +
    'json/ and csv/ hold the same data, one file for each kind.\n' +
    'images/ holds the photos that you uploaded, under their numbers in the file media.\n' +
    'Data of other people, passwords and other secrets are left out.\n',
};

/** Adds the images of a person; returns the ids of those for which there was no room. */
const addImages = async (ctx: Context, zip: ZipFile, { userId }: DataSubject): Promise<number[]> => {
  const images = await ctx.db
    .selectFrom('media')
    .select('id')
    .where('owner_id', '=', userId)
    .where('kind', '=', 'image')
    .orderBy('id')
    .execute();
  const leftOut: number[] = [];
  let total = 0;
  for (const { id } of images) {
    const file = total < maxImageBytes ? await readMediaFile(ctx, id) : undefined;
    if (file) zip.addBuffer(Buffer.from(file), `images/${id}.webp`, { compress: false });
    total += file?.length ?? 0;
    if (file === undefined) leftOut.push(id);
  }
  return leftOut;
};

/** The ZIP with everything that the market holds of a person, without data of others (people W64). */
export const writeZip = async (ctx: Context, subject: DataSubject, locale: Locale): Promise<Uint8Array> => {
  const zip = new ZipFile();
  const bytes = buffer(zip.outputStream);
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name);
  add(
    locale === 'id' ? 'BACA.txt' : 'README.txt',
    about[locale](subject.email, ctx.clock.now().toISOString()),
  );
  for (const exported of exportedTables) {
    const rows = await readRows(ctx, subject, exported);
    if (rows.length === 0) continue;
    const name = exported.file ?? exported.table;
    add(`json/${name}.json`, JSON.stringify(rows, null, 2));
    add(`csv/${name}.csv`, toCsv(rows, locale));
  }
  const leftOut = await addImages(ctx, zip, subject);
  if (leftOut.length > 0) add('json/images_left_out.json', JSON.stringify(leftOut));
  zip.end();
  return bytes;
};
