import { hash, type Options, verify } from "@node-rs/argon2";

/** Cost of one hash. */
export interface HashCost {
  /** Memory in KiB. */
  memoryCost: number;
  /** Number of passes over the memory. */
  timeCost: number;
}

/** Minimum cost of Argon2id in the OWASP Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
export const RECOMMENDED_COST: HashCost = { memoryCost: 19_456, timeCost: 2 };

/** Value of the package's const enum `Algorithm`, which does not exist at run time. */
const ARGON2ID = 2 satisfies Options["algorithm"];

export interface PasswordHashing {
  hash(password: string): Promise<string>;
  /**
   * True where the password matches the hash. Without a hash it does the same work and returns
   * false, so that a sign-in takes as long where there is no account.
   */
  matches(hash: string | null, password: string): Promise<boolean>;
}

/**
 * Argon2id off the main thread. Passwords are normalised, so that Unicode forms of the same letters
 * are equal.
 */
export async function createPasswordHashing(cost: HashCost): Promise<PasswordHashing> {
  const options: Options = { ...cost, parallelism: 1, algorithm: ARGON2ID };
  const hashOf = (password: string) => hash(password.normalize("NFKC"), options);
  const nobody = await hashOf("");
  return {
    hash: hashOf,
    matches: async (known, password) => {
      const isRight = await verify(known ?? nobody, password.normalize("NFKC"));
      return isRight && known !== null;
    },
  };
}
