import {
  createLoader,
  parseAsArrayOf,
  parseAsBoolean,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { USER_STATES } from "@/core/user/schema";

export const usersSearchParams = {
  q: parseAsString.withDefault(""),
  state: parseAsArrayOf(parseAsStringLiteral(USER_STATES)).withDefault([]),
  admins: parseAsBoolean.withDefault(false),
  cursor: parseAsString,
};
export const loadUsersSearchParams = createLoader(usersSearchParams);
type UsersSearch = Awaited<ReturnType<typeof loadUsersSearchParams>>;

/** The URL as the server's filter. */
export function usersInput({ q, state, admins, cursor }: UsersSearch) {
  return { search: q, state, adminsOnly: admins, cursor };
}
