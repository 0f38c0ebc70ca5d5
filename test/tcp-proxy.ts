import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy between two programs that can silently stop forwarding. */
export interface TcpProxy {
  port: number;
  /**
   * From now on discards what is sent through it, and accepts new connections without forwarding
   * them.
   */
  swallow(): void;
  /** Closes the earlier connections, whose data was lost, and forwards new ones. */
  restore(): void;
  stop(): Promise<void>;
}

/** Starts a proxy on a free port of 127.0.0.1 to another port. */
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
