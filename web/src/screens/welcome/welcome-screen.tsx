import { useSession } from '@cairn/client/react/account';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { m } from '@cairn/words/messages';
import { Link, Navigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import mossValley from '../../page/moss-valley.svg';
import styles from './welcome-screen.module.css';

/** An example of a chain, from life to today. */
const chain = [
  [m.horizon_life, m.welcome_goal_life],
  [m.horizon_decade_one, m.welcome_goal_decade],
  [m.horizon_year_one, m.welcome_goal_year],
  [m.horizon_quarter_one, m.welcome_goal_quarter],
  [m.horizon_month_one, m.welcome_goal_month],
  [m.horizon_week_one, m.welcome_goal_week],
  [m.period_today, m.welcome_goal_today],
] as const;

const reasons = [
  [m.welcome_chain, m.welcome_chain_lead],
  [m.welcome_offline, m.welcome_offline_lead],
  [m.welcome_own, m.welcome_own_lead],
] as const;

/** `/`: tells a visitor what Cairn is. Members are redirected to their horizons. */
export function WelcomeScreen() {
  const { user } = useSession();
  const { next } = useSearch({ from: '/member/' });
  useEffect(() => {
    document.title = m.app_name();
  }, []);
  if (user) return <Navigate to="/horizons/" replace />;
  return (
    <div className={styles.welcome}>
      <section className={styles.hero}>
        <img src={mossValley} alt="" />
        <div className={styles.words}>
          <h1>{m.auth_motto()}</h1>
          <p>{m.welcome_lead()}</p>
          <p className={styles.ways}>
            <Link to="/signup/">{m.auth_create_link()}</Link>
            <Link to="/login/" search={{ next }}>
              {m.auth_sign_in()}
            </Link>
          </p>
        </div>
        <ol className={styles.chain} aria-label={m.welcome_example()}>
          {chain.map(([horizon, goal], stone) => (
            <li key={goal()}>
              <HorizonGlyph stone={stone} isNow={stone === chain.length - 1} />
              <small>{horizon()}</small>
              <span>{goal()}</span>
            </li>
          ))}
        </ol>
      </section>
      <ul className={styles.reasons}>
        {reasons.map(([title, lead]) => (
          <li key={title()}>
            <h2>{title()}</h2>
            <p>{lead()}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
