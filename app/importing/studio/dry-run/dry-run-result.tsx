import { Link } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { DownloadIcon } from '#app/ui/icons/interface.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { stepHref } from '../import-step.ts';
import styles from '../importing.module.css';
import type { LoadedDryRun } from './load-dry-run.server.ts';

type DryRun = NonNullable<LoadedDryRun['dryRun']>;

/** The result of a dry run, or its progress. */
export function DryRunResult({ dryRun }: { dryRun: DryRun }) {
  const { importing } = useStudioWords();
  const words = importing.dryRun;
  return (
    <>
      <div className={styles.title}>
        <h2 id="what-would-come">{words.what}</h2>
        {dryRun.state === 'done' && dryRun.passed > 0 && (
          // A file: the router must not handle it.
          <a className="link" href={studioHref('movePassed', { of: 'look' })}>
            <DownloadIcon />
            {importing.csv.link}
          </a>
        )}
      </div>
      <div role="status">
        {dryRun.state === 'running' && (
          <div className="message">
            <h3>{words.looking}</h3>
            <p>{words.lookingHelp}</p>
            <p aria-live="off">{words.read(dryRun.read)}</p>
            <Link className="link" to={stepHref.look}>
              {importing.refresh}
            </Link>
          </div>
        )}
        {dryRun.state === 'failed' && (
          <div className="message message--wrong">
            <h3>{words.failed}</h3>
            <p>{dryRun.whyFailed}</p>
            <p>{words.readable}</p>
          </div>
        )}
        {dryRun.state === 'stopped' && <p>{words.stopped}</p>}
      </div>
      {dryRun.rows.length > 0 && dryRun.state !== 'failed' && <Table dryRun={dryRun} />}
      {dryRun.state === 'done' && (
        <>
          {dryRun.files > 0 && <Sum dryRun={dryRun} />}
          {dryRun.newest.length > 0 && <Newest albums={dryRun.newest} />}
          {dryRun.coming === 0 && <p>{words.nothing}</p>}
        </>
      )}
    </>
  );
}

function Table({ dryRun }: { dryRun: DryRun }) {
  const { importing } = useStudioWords();
  const { columns, ...words } = importing.dryRun;
  return (
    <table className={styles.count}>
      <caption className="unseen">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.kind}</th>
          <th scope="col">{columns.there}</th>
          <th scope="col">{columns.coming}</th>
          <th scope="col">{columns.here}</th>
          <th scope="col">{columns.cannot}</th>
          <th scope="col">{columns.why}</th>
        </tr>
      </thead>
      <tbody>
        {dryRun.rows.map(({ kind, name, there, toImport, unchanged, passed, failed, why }) => (
          <tr key={kind}>
            <th scope="row">{name}</th>
            {failed ? (
              <td colSpan={4} className={styles.unread}>
                {words.unread}
              </td>
            ) : (
              <>
                <td>{importing.number(there)}</td>
                <td>
                  <b>{importing.number(toImport)}</b>
                </td>
                <td className={styles.quiet}>{importing.number(unchanged)}</td>
                <td className={passed > 0 ? styles.bad : styles.quiet}>{importing.number(passed)}</td>
              </>
            )}
            <td className={styles.quiet}>{why}</td>
          </tr>
        ))}
        {dryRun.state === 'done' && (
          <tr>
            <th scope="row">{importing.files}</th>
            <td className={styles.quiet}>–</td>
            <td>
              <b>{importing.number(dryRun.files)}</b>
            </td>
            <td className={styles.quiet}>–</td>
            <td className={styles.quiet}>–</td>
            <td className={styles.quiet}>
              {dryRun.missing && words.sampleMissing(dryRun.missing.many, dryRun.missing.of)}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Sum({ dryRun: { bytes, secondsLeft, room } }: { dryRun: DryRun }) {
  const { importing } = useStudioWords();
  const words = importing.dryRun;
  if (bytes === undefined || secondsLeft === undefined) return null;
  return (
    <p className={styles.sum}>
      <span>
        <b>{words.about(bytes)}</b> {words.bytes}
      </span>
      <span>
        <b>{words.about(importing.lasted(secondsLeft))}</b> {words.time}
      </span>
      {room?.left && (
        <span>
          <b>{words.about(room.left)}</b> {words.room}
        </span>
      )}
      {room && !room.left && <strong className={styles.bad}>{words.noRoom(room.free)}</strong>}
    </p>
  );
}

function Newest({ albums }: { albums: DryRun['newest'] }) {
  const { importing } = useStudioWords();
  const languageOf = useLanguageOf();
  return (
    <section aria-labelledby="newest">
      <div className={styles.title}>
        <h3 id="newest">{importing.dryRun.newest}</h3>
        <small className={styles.quiet}>{importing.dryRun.newestHelp}</small>
      </div>
      <ul role="list" className={styles.rows}>
        {albums.map(({ title, photos }, index) => (
          <li key={index}>
            <b lang={languageOf(title)}>{title}</b>
            <small className={styles.quiet}>{importing.photos(photos)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
