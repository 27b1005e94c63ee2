import { pool } from "../db/client";

/**
 * Until somebody has set the instance up, only the machine itself may talk to it, unless the operator
 * chose a setup code (trust.md section 6). Once claimed, it is never asked again.
 */
export function createClaimGate(hasSetupCode: boolean): (isLoopback: boolean) => Promise<boolean> {
  let claimed = hasSetupCode;
  return async (isLoopback) => {
    if (claimed || isLoopback) return true;
    const { rowCount } = await pool().query('select 1 from "users" limit 1');
    claimed = rowCount === 1;
    return claimed;
  };
}
