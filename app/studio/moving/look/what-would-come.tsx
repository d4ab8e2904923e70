import { Link } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { DownloadIcon } from '#app/ui/icons/interface.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useStudioWords } from '../../words/words.ts';
import { stepHref } from '../moving-step.ts';
import styles from '../moving.module.css';
import type { LoadedLook } from './load-look.server.ts';

type Look = NonNullable<LoadedLook['look']>;

/** What a look has found; while it is under way, how far it is. */
export function WhatWouldCome({ look }: { look: Look }) {
  const { moving } = useStudioWords();
  const words = moving.look;
  return (
    <>
      <div className={styles.title}>
        <h2 id="what-would-come">{words.what}</h2>
        {look.state === 'done' && look.passed > 0 && (
          // A file: the router has no part in it.
          <a className="link" href={studioHref('movePassed', { of: 'look' })}>
            <DownloadIcon />
            {moving.csv.link}
          </a>
        )}
      </div>
      <div role="status">
        {look.state === 'running' && (
          <div className="message">
            <h3>{words.looking}</h3>
            <p>{words.lookingHelp}</p>
            <p aria-live="off">{words.read(look.read)}</p>
            <Link className="link" to={stepHref.look}>
              {moving.lookAgain}
            </Link>
          </div>
        )}
        {look.state === 'failed' && (
          <div className="message message--wrong">
            <h3>{words.failed}</h3>
            <p>{look.whyFailed}</p>
            <p>{words.readable}</p>
          </div>
        )}
        {look.state === 'stopped' && <p>{words.stopped}</p>}
      </div>
      {look.rows.length > 0 && look.state !== 'failed' && <Table look={look} />}
      {look.state === 'done' && (
        <>
          {look.files > 0 && <Sum look={look} />}
          {look.newest.length > 0 && <Newest albums={look.newest} />}
          {look.coming === 0 && <p>{words.nothing}</p>}
        </>
      )}
    </>
  );
}

function Table({ look }: { look: Look }) {
  const { moving } = useStudioWords();
  const { columns, ...words } = moving.look;
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
        {look.rows.map(({ kind, name, there, coming, unchanged, passed, failed, why }) => (
          <tr key={kind}>
            <th scope="row">{name}</th>
            {failed ? (
              <td colSpan={4} className={styles.unread}>
                {words.unread}
              </td>
            ) : (
              <>
                <td>{moving.number(there)}</td>
                <td>
                  <b>{moving.number(coming)}</b>
                </td>
                <td className={styles.quiet}>{moving.number(unchanged)}</td>
                <td className={passed > 0 ? styles.bad : styles.quiet}>{moving.number(passed)}</td>
              </>
            )}
            <td className={styles.quiet}>{why}</td>
          </tr>
        ))}
        {look.state === 'done' && (
          <tr>
            <th scope="row">{moving.files}</th>
            <td className={styles.quiet}>–</td>
            <td>
              <b>{moving.number(look.files)}</b>
            </td>
            <td className={styles.quiet}>–</td>
            <td className={styles.quiet}>–</td>
            <td className={styles.quiet}>
              {look.missing && words.sampleMissing(look.missing.many, look.missing.of)}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Sum({ look: { bytes, secondsLeft, room } }: { look: Look }) {
  const { moving } = useStudioWords();
  const words = moving.look;
  if (bytes === undefined || secondsLeft === undefined) return null;
  return (
    <p className={styles.sum}>
      <span>
        <b>{words.about(bytes)}</b> {words.bytes}
      </span>
      <span>
        <b>{words.about(moving.lasted(secondsLeft))}</b> {words.time}
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

function Newest({ albums }: { albums: Look['newest'] }) {
  const { moving } = useStudioWords();
  const languageOf = useLanguageOf();
  return (
    <section aria-labelledby="newest">
      <div className={styles.title}>
        <h3 id="newest">{moving.look.newest}</h3>
        <small className={styles.quiet}>{moving.look.newestHelp}</small>
      </div>
      <ul role="list" className={styles.rows}>
        {albums.map(({ title, photos }, index) => (
          <li key={index}>
            <b lang={languageOf(title)}>{title}</b>
            <small className={styles.quiet}>{moving.photos(photos)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
