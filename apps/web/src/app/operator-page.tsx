import { ENDPOINTS, type Concerned, type ReportCase, type ReportEntry } from '@la-stanza/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { AnnouncementForm } from '../screens/operator/announcement-form.tsx';
import { DecideForm } from '../screens/operator/decide-form.tsx';
import { LogCard } from '../screens/operator/log-card.tsx';
import styles from '../screens/operator/operator.module.css';
import { PersonHead } from '../screens/operator/person-head.tsx';
import { PersonSearch } from '../screens/operator/person-search.tsx';
import { ReportList, type ReportKind } from '../screens/operator/report-list.tsx';
import { SaidLines } from '../screens/operator/said-lines.tsx';
import { call, type Trouble } from '../server/call.ts';
import { hasServer } from '../server/server-address.ts';
import { troubleSentence } from '../server/trouble-sentence.ts';
import { NoGame } from '../shell/no-game.tsx';
import { SiteHeader } from '../shell/site-header.tsx';
import { useTranslate } from '../ui/messages/messages.ts';

/** What is looked at: a report, or a person who was searched for. */
type Subject =
  | { readonly kind: 'report'; readonly found: ReportCase }
  | { readonly kind: 'person'; readonly person: Concerned };

/** The console for accounts with the role of an operator. */
export function OperatorPage(): ReactNode {
  const t = useTranslate();
  const [kind, setKind] = useState<ReportKind>('open');
  const [reports, setReports] = useState<readonly ReportEntry[]>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [subject, setSubject] = useState<Subject>();
  const [lines, setLines] = useState<readonly number[]>([]);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (!hasServer()) return;
    void call(ENDPOINTS.reports, { query: { of: kind } }).then((outcome) => {
      if (outcome.ok) setReports(outcome.value.reports);
      else setTrouble(outcome.trouble);
    });
  }, [kind, changes]);
  const changed = (): void => setChanges((count) => count + 1);
  const open = async (report: number): Promise<void> => {
    const outcome = await call(ENDPOINTS.reportCase, { params: { report } });
    if (!outcome.ok) return setTrouble(outcome.trouble);
    setSubject({ kind: 'report', found: outcome.value });
    setLines([]);
    changed();
  };
  const again = async (): Promise<void> => {
    changed();
    setLines([]);
    if (subject?.kind === 'report') return open(subject.found.report.id);
    const name = subject?.person.user ?? '';
    const outcome = await call(ENDPOINTS.people, { query: { name } });
    const [person] = outcome.ok ? outcome.value.people : [];
    if (person !== undefined) setSubject({ kind: 'person', person });
  };
  if (!hasServer()) return <NoGame because={t('account.no-server')} />;
  if (trouble !== undefined && reports === undefined) return <NoGame because={troubleSentence(t, trouble)} />;
  const person = subject?.kind === 'report' ? subject.found.person : (subject?.person ?? null);
  const report = subject?.kind === 'report' ? subject.found.report : undefined;
  return (
    <>
      <SiteHeader />
      <main className={styles['main']}>
        <h1>{t('operator.title')}</h1>
        <div className={styles['column']}>
          <ReportList
            kind={kind}
            reports={reports ?? []}
            chosen={report?.id}
            onKind={setKind}
            onChoose={(id) => void open(id)}
          />
          <PersonSearch
            onChoose={(found) => {
              setSubject({ kind: 'person', person: found });
              setLines([]);
            }}
          />
        </div>
        <div className={styles['column']}>
          {person === null ? null : <PersonHead person={person} game={report?.game ?? null} />}
          {subject?.kind === 'report' ? (
            <SaidLines report={subject.found.report} lines={subject.found.lines} chosen={lines} onChoose={setLines} />
          ) : null}
          {person === null ? null : (
            <DecideForm
              key={`${person.user} ${report?.id ?? ''}`}
              person={person}
              report={report === undefined || report.settledAt !== null ? null : report.id}
              game={report?.game ?? null}
              lines={lines}
              onDone={() => void again()}
            />
          )}
        </div>
        <div className={styles['column']}>
          <AnnouncementForm onDone={changed} />
          <LogCard changes={changes} />
        </div>
      </main>
    </>
  );
}
