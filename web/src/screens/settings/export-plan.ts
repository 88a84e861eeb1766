import type { Cairn } from '@cairn/client/cairn/cairn';
import { collectExport } from '@cairn/client/exports/collect-export';
import { pause } from '@cairn/client/persistence/load-replica';
import { exportText } from '@cairn/core/exports/export-text';
import { goalsTable } from '@cairn/core/exports/goals-table';
import { downloadText } from '../../base/download-text.ts';

export type ExportKind = 'json' | 'csv';

/**
 * Pieces in one turn, so that the page stays responsive: CSV pieces are lines, JSON pieces have hundreds of
 * goals.
 */
const atOnce: Readonly<Record<ExportKind, number>> = { json: 1, csv: 400 };

/** Works offline. */
export async function exportPlan(
  cairn: Cairn,
  kind: ExportKind,
  person: { readonly name: string; readonly email: string | null },
): Promise<void> {
  const exported = await collectExport(cairn, person);
  // Without a byte order mark, spreadsheets do not recognise UTF-8.
  const pieces: string[] = kind === 'csv' ? ['\uFEFF'] : [];
  for (const piece of kind === 'json' ? exportText(exported) : goalsTable(exported)) {
    pieces.push(piece);
    if (pieces.length % atOnce[kind] === 0) await pause(cairn.environment.after);
  }
  const day = exported.exportedDatetime.slice(0, 10);
  const type = kind === 'json' ? 'application/json' : 'text/csv;charset=utf-8';
  downloadText(`cairn-${day}.${kind}`, pieces, type);
}
