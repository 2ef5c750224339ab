import { LRUCache } from 'lru-cache';
import { limitsOf, mainUnits } from '../../../widget/core/model/donation/money.ts';
import type { ChargeStatus } from '../../db/tables/donations.ts';
import { countDaily } from '../../http/network.ts';

/** Of one network, in one day (UTC). */
export const PER_DAY = {
  /** Many readers of a campaign may share the address of a phone company or a university. */
  begun: 300,
  /** Charges that took no money: whoever tries out stolen cards needs hundreds. */
  unpaid: 30,
  /** Largest gifts, in whatever currency. */
  money: 10,
};

/** Keeps memory within bounds, whoever asks. */
const MOST_ORDERS = 50_000;
const MOST_ASKED = 200;

type Money = { amount: number; currency: string };
/** Of a charge: its id, and whether the gateway has taken the money. */
type Charge = { orderId: string; status: ChargeStatus };

/** Says what became of a charge; until it is known, it counts both as unpaid and as money. */
type Reserved = (status: ChargeStatus) => void;

export type DailyLimits = ReturnType<typeof createDailyLimits>;

const shareOf = ({ amount, currency }: Money) => mainUnits(amount, currency) / limitsOf(currency).max;

/**
 * Limits what one network may do in a day. Each check counts at once, so that requests that come together can't pass
 * together.
 *
 * @param isOn whether this server limits requests at all
 */
export function createDailyLimits(clock: () => Date, isOn = true) {
  const dayOf = countDaily(clock, { begun: 0, unpaid: 0, money: 0 });
  // With `max` instead, memory for all of them would be taken at once.
  const orders = new LRUCache<string, Reserved>({ maxSize: MOST_ORDERS, sizeCalculation: () => 1 });
  return {
    /** Counts a donation that is begun. @returns whether the network may */
    begin(ip: string): boolean {
      const day = dayOf(ip);
      day.begun += 1;
      return !isOn || day.begun <= PER_DAY.begun;
    },
    /** Counts a charge before the gateway hears of it. @returns null if the network may not */
    charge(ip: string, money: Money): Reserved | null {
      const [day, share] = [dayOf(ip), shareOf(money)];
      if (isOn && (day.unpaid >= PER_DAY.unpaid || day.money + share > PER_DAY.money)) return null;
      day.unpaid += 1;
      day.money += share;
      return (status) => {
        if (status === 'paid' || status === 'none') day.unpaid -= 1;
        if (status === 'declined' || status === 'none') day.money -= share;
      };
    },
    /** Keeps what is reserved for this order until `settled`. */
    keep: (orderId: string, reserved: Reserved) => void orders.set(orderId, reserved),
    /** The orders of charges without an answer yet, some of them where there are many: another server may hear first. */
    waiting: (): string[] => [...orders.rkeys()].slice(0, MOST_ASKED),
    /** Hears what became of a charge, from the request that made it, from a later one or from recovery. */
    settled({ orderId, status }: Charge) {
      if (status === 'asked') return;
      orders.get(orderId)?.(status);
      orders.delete(orderId);
    },
  };
}
