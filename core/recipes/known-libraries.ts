/** Libraries that people name without saying “import”, as sources import them. */
const LIBRARIES = new Set(
  "axios moment dayjs date-fns luxon lodash underscore ramda jquery request got node-fetch superagent bluebird rxjs redux mobx zustand immer formik yup joi zod ajv express koa fastify mongoose sequelize typeorm knex uuid nanoid chalk winston pino bunyan dotenv classnames styled-components emotion bootstrap tailwindcss enzyme sinon requests httpx aiohttp pandas polars numpy flask django fastapi sqlalchemy pydantic celery boto3 mock freezegun \
react-query swr react-router react-router-dom wouter next-auth passport jsonwebtoken bcrypt bcryptjs argon2 crypto-js ioredis mysql2 drizzle-orm mikro-orm kysely nodemailer socket.io graphql-request urql chart.js recharts echarts highcharts leaflet mapbox-gl antd chakra-ui mantine flowbite framer-motion gsap swiper i18next react-intl vuex pinia vue-router ngrx cheerio puppeteer supertest nock msw faker fs-extra rimraf glob minimist yargs commander inquirer shelljs execa cross-env superstruct valibot io-ts typebox class-validator class-transformer inversify tsyringe immutable neverthrow fp-ts sharp jimp multer formidable body-parser morgan log4js loglevel clsx left-pad validator recoil jotai valtio react-hook-form react-redux redux-saga redux-thunk apollo-client styled-system polished husky prop-types hapi restify nestjs hono elysia three d3 \
scipy scikit-learn sklearn matplotlib seaborn plotly bokeh altair dask pyarrow beautifulsoup beautifulsoup4 bs4 lxml selenium scrapy urllib urllib2 urllib3 pycurl simplejson ujson orjson pyyaml marshmallow attrs peewee psycopg2 psycopg asyncpg pymongo click typer argparse optparse docopt loguru structlog nose unittest tqdm joblib pickle dill tensorflow keras torch pytorch jax xgboost lightgbm catboost statsmodels networkx sympy opencv pillow pendulum pytz dateutil tornado bottle sanic starlette gevent twisted eventlet huey dramatiq paramiko openpyxl xlrd xlsxwriter nltk spacy gensim transformers langchain openai gradio configparser toml tomli imp distutils pkg_resources nibabel rasterio geopandas fiona shapely netcdf4 xarray h5py biopython \
gin echo fiber chi mux logrus zap zerolog gorm sqlx viper cobra testify gomock ginkgo gomega ioutil pq pgx \
tokio async-std reqwest hyper actix-web actix axum rocket warp diesel anyhow thiserror failure lazy_static once_cell chrono structopt clap rand nom rayon crossbeam parking_lot env_logger \
lombok gson jackson guava joda-time joda testng powermock log4j logback commons-lang commons-lang3 hibernate jooq mybatis easymock hamcrest assertj okhttp retrofit rxjava dagger koin butterknife volley picasso glide eventbus \
provider getx bloc riverpod dio hive sqflite mobx_flutter \
alamofire rxswift uikit snapkit kingfisher realm swiftyjson newtonsoft automapper moq nunit xunit mediatr dapper fluentassertions log4net serilog nlog \
devise paperclip carrierwave sidekiq resque nokogiri httparty faraday factory_girl timecop vcr webmock \
guzzle carbon monolog mockery prophecy".split(/\s+/),
);

/** What a name stands for in sources, where that is something else, or more than one thing. */
const MODULES: Record<string, string[]> = {
  redux: ["redux", "react-redux", "@reduxjs/toolkit", "redux-thunk", "redux-saga"],
  emotion: ["@emotion/react", "@emotion/styled", "@emotion/css", "emotion"],
  "react-query": ["react-query", "@tanstack/react-query"],
  faker: ["faker", "@faker-js/faker"],
  "chakra-ui": ["@chakra-ui"],
  mantine: ["@mantine"],
  ngrx: ["@ngrx"],
  nestjs: ["@nestjs"],
  typebox: ["@sinclair/typebox"],
  "apollo-client": ["apollo-client", "@apollo/client"],
  "scikit-learn": ["sklearn"],
  beautifulsoup: ["bs4"],
  beautifulsoup4: ["bs4"],
  pyyaml: ["yaml"],
  attrs: ["attr", "attrs"],
  pytorch: ["torch"],
  opencv: ["cv2"],
  pillow: ["PIL"],
  tensorflow: ["tensorflow"],
  netcdf4: ["netCDF4"],
  biopython: ["Bio"],
  gin: ["github.com/gin-gonic/gin"],
  echo: ["github.com/labstack/echo"],
  fiber: ["github.com/gofiber/fiber"],
  chi: ["github.com/go-chi/chi"],
  mux: ["github.com/gorilla/mux"],
  logrus: ["github.com/sirupsen/logrus"],
  zap: ["go.uber.org/zap"],
  zerolog: ["github.com/rs/zerolog"],
  gorm: ["gorm.io", "github.com/jinzhu/gorm"],
  sqlx: ["github.com/jmoiron/sqlx", "sqlx"],
  viper: ["github.com/spf13/viper"],
  cobra: ["github.com/spf13/cobra"],
  testify: ["github.com/stretchr/testify"],
  gomock: ["github.com/golang/mock", "go.uber.org/mock"],
  ginkgo: ["github.com/onsi/ginkgo"],
  gomega: ["github.com/onsi/gomega"],
  ioutil: ["io/ioutil"],
  pq: ["github.com/lib/pq"],
  pgx: ["github.com/jackc/pgx"],
  gson: ["com.google.gson"],
  jackson: ["com.fasterxml.jackson"],
  guava: ["com.google.common"],
  joda: ["org.joda.time"],
  "joda-time": ["org.joda.time"],
  testng: ["org.testng"],
  powermock: ["org.powermock"],
  log4j: ["org.apache.log4j", "org.apache.logging.log4j"],
  logback: ["ch.qos.logback"],
  "commons-lang": ["org.apache.commons.lang", "org.apache.commons.lang3"],
  "commons-lang3": ["org.apache.commons.lang3"],
  hibernate: ["org.hibernate"],
  jooq: ["org.jooq"],
  mybatis: ["org.apache.ibatis", "org.mybatis"],
  easymock: ["org.easymock"],
  hamcrest: ["org.hamcrest"],
  assertj: ["org.assertj"],
  okhttp: ["okhttp3", "com.squareup.okhttp"],
  retrofit: ["retrofit2"],
  rxjava: ["io.reactivex", "rx"],
  dagger: ["dagger"],
  koin: ["org.koin"],
  picasso: ["com.squareup.picasso"],
  glide: ["com.bumptech.glide"],
  eventbus: ["org.greenrobot.eventbus"],
  volley: ["com.android.volley"],
  provider: ["package:provider"],
  getx: ["package:get"],
  bloc: ["package:bloc", "package:flutter_bloc"],
  riverpod: ["package:riverpod", "package:flutter_riverpod"],
  dio: ["package:dio"],
  hive: ["package:hive", "package:hive_flutter"],
  sqflite: ["package:sqflite"],
  alamofire: ["Alamofire"],
  rxswift: ["RxSwift", "RxCocoa"],
  uikit: ["UIKit"],
  snapkit: ["SnapKit"],
  kingfisher: ["Kingfisher"],
  realm: ["RealmSwift", "io.realm"],
  swiftyjson: ["SwiftyJSON"],
  newtonsoft: ["Newtonsoft.Json"],
  automapper: ["AutoMapper"],
  moq: ["Moq"],
  nunit: ["NUnit"],
  xunit: ["Xunit"],
  mediatr: ["MediatR"],
  dapper: ["Dapper"],
  fluentassertions: ["FluentAssertions"],
  serilog: ["Serilog"],
  nlog: ["NLog"],
  guzzle: ["GuzzleHttp"],
  monolog: ["Monolog"],
  mockery: ["Mockery"],
  "async-std": ["async_std"],
  "actix-web": ["actix_web"],
  actix: ["actix", "actix_web"],
};

/** Whether a term is the name of a library that we know. */
export function isLibrary(term: string): boolean {
  return LIBRARIES.has(term.toLowerCase());
}

/** How sources name a library that people call by a name of its own. */
export function modulesNamed(name: string): string[] {
  return MODULES[name.toLowerCase()] ?? [name];
}
