#!/bin/bash
# start.tmp.sh PORT DIR [ENV...]
export PATH=/tmp/wt/stay/node_modules/.bin:$PATH; P=$1; D=$2; shift 2
env NODE_ENV=production PORT=$P LOG_LEVEL=warn DATA_DIR=$D PUBLIC_URL=http://127.0.0.1:$P "$@" node --enable-source-maps build/server/index.js > $D.log 2>&1 & echo $! > $D.pid
for i in $(seq 60); do grep -q "Magu is at" $D.log && break; sleep 0.5; done; head -3 $D.log
