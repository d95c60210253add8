import { UnreadableSpreadsheetError } from '../unreadable-spreadsheet-error.ts';
import type { Package } from './open-package.ts';
import { parseFullXml } from './parse-xml.ts';

/** The names of the parts that a reader of rows needs. */
export interface WorksheetParts {
  sheet: string;
  /** Null for a workbook with inline texts only. */
  sharedStrings: string | null;
}

const workbook = 'xl/workbook.xml';

/** Targets are relative to the folder of the workbook, or absolute. */
const partName = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

/**
 * Finds the first sheet that is not hidden, by the workbook's own list. Throws UnreadableSpreadsheetError without
 * one.
 */
export const findFirstWorksheet = async (file: Package): Promise<WorksheetParts> => {
  const sheets: string[] = [];
  const hidden: string[] = [];
  await parseFullXml(file.read(workbook), {
    open: (name, attribute) => {
      const id = name === 'sheet' && attribute('id');
      if (id) (attribute('state')?.includes('idden') ? hidden : sheets).push(id);
    },
  });
  const targets = new Map<string, string>();
  let sharedStrings: string | null = null;
  await parseFullXml(file.read('xl/_rels/workbook.xml.rels'), {
    open: (name, attribute) => {
      if (name !== 'Relationship') return;
      const part = partName(attribute('Target') ?? '');
      targets.set(attribute('Id') ?? '', part);
      if (attribute('Type')?.endsWith('/sharedStrings') && file.has(part)) sharedStrings = part;
    },
  });
  const sheet = targets.get(sheets[0] ?? hidden[0] ?? '');
  if (!sheet || !file.has(sheet)) throw new UnreadableSpreadsheetError();
  return { sheet, sharedStrings };
};
