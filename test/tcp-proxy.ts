import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Stands between two programs, and can stop handing on what they say without a word. */
export interface TcpProxy {
  port: number;
  /** From now on swallows what is sent through it, and takes new connections that lead nowhere. */
  swallow(): void;
  /** Cuts the connections of before, which lost what was sent, and hands new ones on. */
  restore(): void;
  stop(): Promise<void>;
}

/** Starts a proxy on a free port of 127.0.0.1 to another one. */
export async function startTcpProxy(to: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let swallows = false;
  const kept = (socket: Socket) => {
    sockets.add(socket);
    return socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
  };
  const join = (from: Socket, into: Socket) => {
    from.on("data", (bytes) => !swallows && into.write(bytes));
    from.on("close", () => !swallows && into.destroy());
  };
  const server = createServer((client) => {
    const database = connect(to, "127.0.0.1");
    join(kept(client), kept(database));
    join(database, client);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    swallow: () => {
      swallows = true;
    },
    restore: () => {
      cut();
      swallows = false;
    },
    stop: async () => {
      server.close();
      cut();
      await once(server, "close");
    },
  };
}
